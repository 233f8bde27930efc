/** Returns the child of a node that contains another node. */
function childAround(parent: Node, node: Node): ChildNode | undefined {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return (child as ChildNode | null) ?? undefined
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/**
 * Keeps the site's texts alive on a page that the browser or an extension translates. A translator wraps texts or puts
 * others in their place. React does not know that: it would write to texts that the page no longer shows, and throw where
 * it removes one or inserts something before it. So a text that is about to be used is put back first. The page then
 * shows what the site says, until the translator takes the text again.
 */
export function keepTexts({ MutationObserver, Node, Text }: typeof globalThis, root: Node): void {
  /** What stands in the place of a text. */
  const standIns = new WeakMap<Node, readonly ChildNode[]>()
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) standIns.delete(node)
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue
        // A translator that takes two steps inserts its element first.
        const others = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling].filter(isFont)
        if (others.length > 0) standIns.set(node, others as ChildNode[])
      }
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(root, { childList: true, subtree: true })

  /** Puts a text back into the page. With a parent, also one that was wrapped. */
  const putBack = (text: Node | null, parent?: Node) => {
    if (!(text instanceof Text) || (parent ? text.parentNode === parent : text.parentNode)) return
    note(observer.takeRecords())
    const wrapper = parent && childAround(parent, text)
    const [first, ...others] = wrapper ? [wrapper] : (standIns.get(text) ?? [])
    for (const node of others) node.remove()
    first?.replaceWith(text)
  }

  const { prototype } = Node
  const { appendChild, insertBefore, removeChild } = prototype
  const isLost = (node: Node | null, parent: Node) => node instanceof Text && node.parentNode !== parent
  prototype.appendChild = function (node) {
    putBack(node)
    return appendChild.call(this, node) as typeof node
  }
  prototype.insertBefore = function (node, next) {
    putBack(node)
    putBack(next, this)
    return insertBefore.call(this, node, isLost(next, this) ? null : next) as typeof node
  }
  prototype.removeChild = function (node) {
    putBack(node, this)
    return isLost(node, this) ? node : (removeChild.call(this, node) as typeof node)
  }
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(value) {
      putBack(this)
      nodeValue.set?.call(this, value)
    },
  })
}
