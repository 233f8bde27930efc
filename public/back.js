// A game's own exit leads here: tells the page around the frame to leave the game.
if (window.parent === window) window.location.replace('/')
else window.parent.postMessage('leave-game', '*')
