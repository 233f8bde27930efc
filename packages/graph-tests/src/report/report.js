/* The script of the report's pages, which open from a folder, without a server. */

const byId = (id) => document.getElementById(id)

/* The first page: the filter. */

function filter() {
  const words = byId('filter').value.toLowerCase().split(/\s+/)
  const rows = [...document.querySelectorAll('tr[data-filter]')]
  for (const row of rows) {
    const isFound = words.every((word) => row.dataset.filter.includes(word))
    row.hidden = !isFound || (byId('bad').checked && row.dataset.good === 'true')
  }
  for (const area of document.querySelectorAll('#charts tbody'))
    area.hidden = !area.querySelector('tr[data-filter]:not([hidden])')
  const shown = rows.filter((row) => !row.hidden).length
  byId('count').textContent = `${shown} of ${rows.length} charts`
}

byId('filter')?.addEventListener('input', filter)
byId('bad')?.addEventListener('change', filter)
byId('filter')?.form.addEventListener('submit', (event) => event.preventDefault())

/* A link to what is folded away opens it. */

function open() {
  const target = byId(decodeURIComponent(location.hash.slice(1)))
  for (let part = target?.closest('details'); part; part = part.parentElement.closest('details'))
    part.open = true
  target?.scrollIntoView()
}

addEventListener('hashchange', open)
open()

/* The chart. */

const canvas = document.querySelector('.canvas')
canvas?.addEventListener('click', ({ target }) => {
  const part = target.closest('[data-edge], [data-node]')
  const id = part && (part.dataset.edge?.replaceAll(' ', '_') ?? part.dataset.node)
  if (id && byId(id)) location.hash = id
})
byId('zoom')?.addEventListener('click', ({ currentTarget }) => {
  const isFull = canvas.classList.toggle('full')
  currentTarget.setAttribute('aria-pressed', String(isFull))
})

for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Copied'
  })
