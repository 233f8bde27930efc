/* The script of an album: filters its pictures, and keeps the filter in the address. */

const form = document.querySelector('form')

function filter() {
  const { group, words, size, language } = Object.fromEntries(new FormData(form))
  const wanted = words.toLowerCase().split(/\s+/)
  for (const section of document.querySelectorAll('section')) {
    for (const article of section.querySelectorAll('article')) {
      const text = article.textContent.toLowerCase()
      for (const figure of article.querySelectorAll('figure'))
        figure.hidden =
          (size && size !== figure.dataset.size) || (language && language !== figure.dataset.language)
      article.hidden =
        !article.querySelector('figure:not([hidden])') || !wanted.every((word) => text.includes(word))
    }
    section.hidden =
      (group && group !== section.dataset.group) || !section.querySelector('article:not([hidden])')
  }
  const shown = 'section:not([hidden]) article:not([hidden])'
  const [entries, pictures] = [shown, `${shown} figure:not([hidden])`].map(
    (selector) => document.querySelectorAll(selector).length,
  )
  form.querySelector('output').textContent = `${entries} shown, ${pictures} pictures`
  history.replaceState(null, '', `#${new URLSearchParams(new FormData(form))}`)
}

for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
  if (form.elements[name]) form.elements[name].value = value
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
filter()
