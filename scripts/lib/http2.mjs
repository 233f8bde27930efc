import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** @returns {{ key: Buffer, cert: Buffer }} a key for `localhost` that its own certificate confirms, by OpenSSL */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

/** @type {ReturnType<typeof createCertificate> | undefined} */
let certificate

/** Returns the certificate of this process. */
const ownCertificate = () => {
  certificate ??= createCertificate()
  return certificate
}

/** Returns flags with which Chromium trusts the certificate. It caches nothing from a host that it does not trust. */
export function trusting() {
  const { publicKey } = new X509Certificate(ownCertificate().cert)
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`]
}

/**
 * Serves an origin over HTTP/2 with TLS, as hosts serve a site.
 *
 * @param {string} target origin
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startHttp2(target) {
  const server = createSecureServer(ownCertificate(), ({ method, url, headers, stream }, answer) => {
    const own = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const asked = request(`${target}${url}`, { method, headers: Object.fromEntries(own) }, (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !OF_CONNECTION.has(name))
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept))
      response.pipe(answer)
    })
    asked.on('error', () => stream.close())
    stream.pipe(asked)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `https://localhost:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
