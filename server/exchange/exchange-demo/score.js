// The demo score board. What it shows comes from the simulated match, like the odds.

import { pollScore, startText } from './poll.js'
import { text } from './texts.js'

const $ = (id) => document.getElementById(id)

pollScore((score) => {
  $('board').ariaBusy = 'false'
  if (!score) {
    $('board').dataset.state = 'lost'
    $('part').textContent = text.noScore
    return
  }
  document.title = text.scoreTitle(score.name)
  $('board').dataset.state = score.state
  $('part').textContent =
    score.state === 'upcoming' ? startText(score.start) : score.state === 'over' ? text.result : score.part
  $('competition').textContent = score.competition
  $('summary').textContent = score.state === 'upcoming' ? '' : score.summary
  $('pause').hidden = !score.pause && !score.isBallRunning
  $('pause').textContent = score.pause ?? text.ballRunning
  $('pause').classList.toggle('strong', score.pause !== null)
  for (const [at, row] of [...document.querySelectorAll('dl > div')].entries()) {
    const { name, score: total, detail } = score.sides[at]
    row.querySelector('dt').textContent = name
    row.querySelector('strong').textContent = score.state === 'upcoming' ? '–' : total
    row.querySelector('.detail').textContent = score.state === 'upcoming' ? '' : detail
  }
  $('latest').replaceChildren(
    ...score.latest.map((ball) => {
      const item = document.createElement('li')
      item.textContent = ball
      item.dataset.kind = ball === 'W' ? 'wicket' : Number(ball) >= 4 ? 'boundary' : 'runs'
      return item
    }),
  )
  $('latest').hidden = score.latest.length === 0 || score.state !== 'inPlay'
})
