// The page of `npm run gallery`: filters the states and shows the details of one. A plain script, which a browser runs
// from a file.
const { states, gone, otherBrowser } = window.GALLERY
const byId = (id) => document.getElementById(id)
const filters = byId('filters')
const field = (name) => filters.elements.namedItem(name)

const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

const sorted = (values) => [...new Set(values)].sort()

function fillSelect(name, values, all) {
  const select = field(name)
  const { value } = select
  select.replaceChildren(
    element('option', { value: '', textContent: all }),
    ...values.map((one) => element('option', { value: one, textContent: one })),
  )
  select.value = values.includes(value) ? value : ''
}

const inFlow = () => states.filter(({ flow }) => !field('flow').value || flow === field('flow').value)

/** The choices that depend on the chosen flow. */
function fillChoices() {
  fillSelect('machine', sorted(inFlow().map(({ machine }) => machine)), 'All')
  byId('leaves').replaceChildren(
    ...sorted(inFlow().flatMap(({ leaves }) => leaves.split(' '))).map((value) =>
      element('option', { value }),
    ),
  )
}

const isChanged = ({ verdict }) => verdict === 'changed' || verdict === 'new'

function isWanted(state) {
  const { machine, show, state: words } = Object.fromEntries(new FormData(filters))
  if (machine && state.machine !== machine) return false
  if (show === 'changed' && !isChanged(state)) return false
  if (show === 'faults' && !state.pictures.some(({ faults }) => faults.length > 0)) return false
  const text = `${state.machine} ${state.leaves} ${JSON.stringify(state.context)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function isPictureWanted({ now, width, language, faults }) {
  const wanted = Object.fromEntries(new FormData(filters))
  if (wanted.show === 'faults' && faults.length === 0) return false
  return (
    now && (!wanted.width || width === wanted.width) && (!wanted.language || language === wanted.language)
  )
}

function cardOf(state, picture) {
  const { now, width, language, faults } = picture
  const marks = [
    ...(isChanged(state) ? [state.verdict] : []),
    ...(faults.length > 0 ? [`${faults.length} faults`] : []),
  ]
  const card = element(
    'button',
    { type: 'button', className: width === '390' ? 'card' : 'card wide' },
    element('img', { src: now, alt: '', loading: 'lazy' }),
    ...(marks.length > 0 ? [element('span', { className: 'mark', textContent: marks.join(', ') })] : []),
    element(
      'span',
      {},
      state.leaves,
      element('br'),
      element('small', { textContent: [`${width} px, ${language}`, ...state.parts.slice(0, 2)].join(' · ') }),
    ),
  )
  card.addEventListener('click', () => showDetails(state, picture))
  return card
}

function figure(title, ...images) {
  const pictures = images.map((src) => element('img', { src, alt: title }))
  const shown = images.length > 1 ? element('div', { className: 'difference' }, ...pictures) : pictures[0]
  return element('figure', {}, element('figcaption', { textContent: title }), shown)
}

function showDetails(
  { flow, machine, leaves, context, steps, at },
  { width, language, now, accepted, faults },
) {
  byId('details-title').textContent = `${machine}: ${leaves}`
  byId('details-place').textContent = `Flow ${flow}, opened at ${at}, ${width} px, ${language}`
  byId('pictures').replaceChildren(
    figure('Now', now),
    ...(accepted
      ? [figure('Accepted', accepted), figure('Difference: black is the same', accepted, now)]
      : []),
  )
  byId('faults').replaceChildren(...faults.map((fault) => element('p', { textContent: fault })))
  byId('steps').replaceChildren(
    ...(steps.length > 0 ? steps : ['It starts so.']).map((textContent) => element('li', { textContent })),
  )
  byId('context').textContent = JSON.stringify(context, null, 2)
  byId('details').showModal()
}

function sectionOf(flow, shown) {
  const cards = shown.flatMap((state) =>
    state.pictures.filter(isPictureWanted).map((picture) => cardOf(state, picture)),
  )
  return cards.length > 0
    ? [
        element(
          'section',
          {},
          element('h2', { textContent: flow }),
          element('div', { className: 'cards' }, ...cards),
        ),
      ]
    : []
}

function render() {
  const wanted = inFlow().filter(isWanted)
  byId('states').replaceChildren(
    ...sorted(wanted.map(({ flow }) => flow)).flatMap((flow) =>
      sectionOf(
        flow,
        wanted.filter((state) => state.flow === flow),
      ),
    ),
  )
  const changed = states.filter(isChanged).length
  byId('count').textContent = [
    `${wanted.length} of ${states.length} states, ${document.querySelectorAll('.card').length} pictures.`,
    otherBrowser
      ? `The accepted pictures are of Chromium ${otherBrowser}.`
      : `${changed} changed or new, ${gone.length} gone.`,
  ].join(' ')
  history.replaceState(null, '', `#${new URLSearchParams(new FormData(filters))}`)
}

fillSelect('flow', sorted(states.map(({ flow }) => flow)), 'All')
const kept = new URLSearchParams(location.hash.slice(1))
// All of it together is a long page.
field('flow').value = kept.get('flow') ?? states[0]?.flow ?? ''
fillChoices()
for (const [name, value] of kept) if (field(name)) field(name).value = value
field('flow').addEventListener('change', fillChoices)
filters.addEventListener('input', render)
filters.addEventListener('submit', (event) => event.preventDefault())
render()
