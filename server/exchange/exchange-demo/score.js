// The demo score board. What it shows comes from the simulated match, like the odds.

import { pollScore, startText } from './poll.js'

const $ = (id) => document.getElementById(id)

pollScore((score) => {
  $('board').ariaBusy = 'false'
  if (!score) {
    $('board').dataset.state = 'lost'
    $('part').textContent = 'No score at the moment'
    return
  }
  document.title = `Live score: ${score.name}`
  $('board').dataset.state = score.state
  $('part').textContent =
    score.state === 'upcoming' ? startText(score.start) : score.state === 'over' ? 'Result' : score.part
  $('competition').textContent = score.competition
  $('summary').textContent = score.state === 'upcoming' ? '' : score.summary
  $('pause').hidden = !score.pause && !score.isBallRunning
  $('pause').textContent = score.pause ?? 'Ball running'
  $('pause').classList.toggle('strong', score.pause !== null)
  for (const [at, row] of [...document.querySelectorAll('dl > div')].entries()) {
    const { name, score: total, detail } = score.sides[at]
    row.querySelector('dt').textContent = name
    row.querySelector('strong').textContent = score.state === 'upcoming' ? '–' : total
    row.querySelector('.detail').textContent = score.state === 'upcoming' ? '' : detail
  }
  $('latest').replaceChildren(
    ...score.latest.map((text) => {
      const item = document.createElement('li')
      item.textContent = text
      item.dataset.kind = text === 'W' ? 'wicket' : Number(text) >= 4 ? 'boundary' : 'runs'
      return item
    }),
  )
  $('latest').hidden = score.latest.length === 0 || score.state !== 'inPlay'
})
