// The demo stream: a drawn pitch on which something moves while the simulated match is in play.

import { pollScore, startText } from './poll.js'
import { text } from './texts.js'

const $ = (id) => document.getElementById(id)

pollScore((score) => {
  const { dataset } = $('stream')
  if (!score) {
    dataset.state = 'lost'
    $('part').textContent = text.noSignal
    $('flash').textContent = ''
    return
  }
  document.title = text.streamTitle(score.name)
  $('name').textContent = score.name
  dataset.sport = score.sport
  dataset.state = score.state
  dataset.action = actionOf(score)
  $('part').textContent = partOf(score)
  // Only a change is announced.
  const flash = score.state === 'over' ? score.summary : (score.pause ?? '')
  if ($('flash').textContent !== flash) $('flash').textContent = flash
})

/** What moves: the ball of a game that is being played, or nothing. */
function actionOf({ sport, state, pause, isHalfTime, isBallRunning }) {
  if (state !== 'inPlay' || pause || isHalfTime) return 'still'
  return sport === 'cricket' && !isBallRunning ? 'between' : 'play'
}

function partOf({ state, start, part, sides }) {
  if (state === 'upcoming') return startText(start)
  if (state === 'over') return text.result
  const [home, away] = sides.map(({ score }) => score.split(' '))
  // Of tennis set by set.
  const pairs = home.map((score, at) => [score, away[at]].filter((each) => each !== '–').join('–'))
  return `${part} · ${pairs.join(' ')}`
}
