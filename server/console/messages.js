// The page reloads itself, each time at its end. This keeps the place of an operator who reads further up: in the name
// of the frame, which a reload keeps and a frame that is opened again does not have.

const log = document.querySelector('.log')
const newest = log?.querySelector('li:last-child')
const place = window.name ? JSON.parse(window.name) : {}
const before = document.getElementById(place.newest)

const bottomOf = (message) => message.getBoundingClientRect().bottom

// The log counts upwards from its end: 0 follows what is new.
if (before && place.top < 0) log.scrollTop = place.top - (bottomOf(newest) - bottomOf(before))

log?.addEventListener('scroll', () => {
  window.name = JSON.stringify({ newest: newest.id, top: log.scrollTop })
})
