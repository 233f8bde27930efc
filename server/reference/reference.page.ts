import type { Content, OpenApiDocument, Operation, Parameter } from '@tiya/contract/openapi/document'
import type { JsonSchema } from '@tiya/contract/openapi/jsonSchema'
import { BRAND } from '../../machines/brand/brand.ts'
import { html, type Markup } from '../http/html.ts'
import { fieldsOf, typeText } from './fields.ts'

/** One call with its URL. */
interface Entry {
  readonly method: string
  /** Under `/api` or `/exchange-data`. */
  readonly path: string
  readonly base: string
  readonly operation: Operation
}

/** Scalar schemas of the contract, which are explained once. */
const SCALARS = ['Amount', 'WholeAmount', 'Number', 'Decimal', 'Flag', 'Id', 'Failure']

/** Renders an OpenAPI document of the contract as a readable page, without scripts. */
export function referencePage(document: OpenApiDocument): string {
  const entries = entriesOf(document)
  const groups = document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark"><title>API · ${BRAND.name} sandbox</title><link rel="stylesheet" href="/sandbox/fonts.css"><link rel="stylesheet" href="/sandbox/style.css"><link rel="stylesheet" href="/sandbox/reference.css"></head><body>
<a class="skip" href="#content">Skip to the content</a>
<header class="mark"><span>Sandbox · nothing here is real</span><a href="/sandbox">Console</a></header>
<div class="reference">
<nav aria-label="Calls"><ul class="groups">${groups.map(
    (group) =>
      html`<li><a class="group" href="#${slugOf(group.name)}">${group.name}</a><ul>${group.entries.map(linkOf)}</ul></li>`,
  )}</ul></nav>
<main id="content">
<h1>What a backend answers</h1>
<p class="lead">${entries.length} calls, with an example of each body. The same as <a href="/sandbox/openapi.json">OpenAPI 3.1</a>, for generators and mocks.</p>
${proseOf(document.info.description.split('\n').slice(2).join('\n'))}
<section aria-labelledby="values"><h2 id="values">Values</h2><dl class="values">${SCALARS.map(
    (name) =>
      html`<div><dt><code>${name}</code></dt><dd>${textOf(document.components.schemas[name]?.description ?? '')}</dd></div>`,
  )}</dl></section>
${groups.map(
  (group) =>
    html`<section aria-labelledby="${slugOf(group.name)}"><h2 id="${slugOf(group.name)}">${group.name}</h2>${group.entries.map((entry) => callOf(entry, document))}</section>`,
)}
</main></div></body></html>`.text
}

function entriesOf(document: OpenApiDocument): Entry[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      base: operation.servers?.[0]?.url ?? document.servers[0]?.url ?? '',
      operation,
    })),
  )
}

function linkOf({ method, path, operation }: Entry): Markup {
  return html`<li><a href="#${operation.operationId}">${methodOf(method)}<span class="path">${path}</span></a></li>`
}

function methodOf(method: string): Markup {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`
}

function callOf(entry: Entry, document: OpenApiDocument): Markup {
  const { method, path, base, operation } = entry
  const { parameters = [], requestBody, responses } = operation
  const answers = Object.entries(responses).filter(([status]) => status !== 'default')
  return html`<article id="${operation.operationId}">
<h3>${methodOf(method)} <code class="path"><span class="base">${base}</span>${path}</code></h3>
<p class="summary">${operation.summary}.</p>
${operation.description && html`<p>${textOf(operation.description)}</p>`}
<p class="needs"><span class="tag open">${tokenOf(operation)}</span>${parameters.some(({ name }) => name === 'Idempotency-Key') && html` <span class="tag">Idempotency-Key</span>`}</p>
${parameters.length > 0 && parametersOf(parameters, document)}
<div class="bodies">
${requestBody && bodyOf('Request', requestBody, document)}
${answers.map(([status, answer]) => bodyOf(`Answer ${status}`, contentOf(answer, document), document))}
</div></article>`
}

function contentOf(answer: Operation['responses'][string], document: OpenApiDocument): Partial<Content> {
  if (!('$ref' in answer)) return answer
  return document.components.responses[answer.$ref.split('/').at(-1) ?? ''] ?? {}
}

function tokenOf({ security }: Operation): string {
  if (security.length === 0) return 'No token'
  return security.length > 1 ? 'Token, if there is one' : 'Bearer token'
}

function parametersOf(parameters: readonly Parameter[], { components }: OpenApiDocument): Markup {
  const rows = parameters.map(
    ({ name, in: place, schema, required, description, example }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeText(schema, components.schemas)} in the ${place}<span class="optional">${!required && ', optional'}</span>${description && html`<span class="hint">${description}</span>`}<span class="hint">Example: <code>${String(example ?? '')}</code></span></td></tr>`,
  )
  return tableOf('Parameters', ['Parameter', 'Type'], rows)
}

function bodyOf(title: string, { content = {} }: Partial<Content>, document: OpenApiDocument): Markup {
  const [[type = '', body] = []] = Object.entries(content)
  if (!body || type !== 'application/json')
    return html`<div class="body"><h4>${title}</h4><p class="hint">${type}</p></div>`
  const { schema, example } = body
  return html`<div class="body"><h4>${title}</h4>${example !== undefined && exampleOf(title, example)}${isOwn(schema) && fieldTableOf(schema, document)}</div>`
}

/** All refusals have the same fields, which are explained once. */
function isOwn({ $ref }: JsonSchema): boolean {
  return !$ref?.endsWith('/Failure')
}

function fieldTableOf(schema: JsonSchema, { components }: OpenApiDocument): Markup | undefined {
  const rows = fieldsOf(schema, components.schemas).map(
    ({ path, type, isRequired, description }) =>
      html`<tr><th scope="row"><code>${breakable(path)}</code></th><td>${type}${!isRequired && html`<span class="optional">, optional</span>`}${description && html`<span class="hint">${textOf(description)}</span>`}</td></tr>`,
  )
  if (rows.length === 0) return undefined
  return html`<details><summary>${rows.length} ${rows.length === 1 ? 'field' : 'fields'}</summary>${tableOf('Fields', ['Field', 'Type'], rows)}</details>`
}

/** Paths may break after each part. */
function breakable(path: string): Markup[] {
  return path.split(/(?<=\.|\[\])/).map((part) => html`${part}<wbr>`)
}

function tableOf(name: string, columns: readonly string[], rows: readonly Markup[]): Markup {
  return html`<div class="table" role="group" aria-label="${name}" tabindex="0"><table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

const TOKENS = /("(?:[^"\\]|\\.)*"(?:\s*:)?|-?\d+(?:\.\d+)?|true|false|null)/

/** An example with its keys, strings and other values highlighted. */
function exampleOf(title: string, example: unknown): Markup {
  const parts = JSON.stringify(example, null, 2).split(TOKENS)
  const coloured = parts.map((part, at) =>
    at % 2 === 0 ? part : html`<span class="${kindOf(part)}">${part}</span>`,
  )
  return html`<pre role="group" aria-label="${title}, example" tabindex="0"><code>${coloured}</code></pre>`
}

function kindOf(token: string): string {
  if (token.endsWith(':')) return 'key'
  return token.startsWith('"') ? 'string' : 'literal'
}

/** Text with words in backticks as code. */
function textOf(text: string): Markup[] {
  return text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))
}

/** The lines of a text that start with a dash, as a list. */
function proseOf(text: string): Markup {
  const items = text.split('\n').filter((line) => line.startsWith('- '))
  return html`<ul class="rules">${items.map((line) => html`<li>${textOf(line.slice(2))}</li>`)}</ul>`
}

function slugOf(name: string): string {
  return `group-${name.toLowerCase().replaceAll(' ', '-')}`
}
