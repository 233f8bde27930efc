/** Returns a promise and the function that resolves it. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
