const LANGUAGE = 'app.language'

const settings = document.querySelector('#settings')
const site = document.querySelector('#site')
const operator = document.querySelector('iframe.console')

/** Shows the site's page as a phone does: in the chosen text size, without a scroll bar that takes space. */
function adjustPage() {
  // Null where a link has led to another origin.
  const root = site.contentDocument?.documentElement
  if (!root) return
  root.style.fontSize = `${settings.elements.size.value}%`
  root.style.scrollbarWidth = 'none'
}

function showLanguage() {
  settings.elements.language.value = localStorage.getItem(LANGUAGE) === 'bn' ? 'bn' : 'en'
}

settings.addEventListener('change', ({ target }) => {
  if (target.name === 'size') adjustPage()
  if (target.name !== 'language') return
  localStorage.setItem(LANGUAGE, target.value)
  site.contentWindow.location.reload()
})

// The site in the frame changes the language too.
addEventListener('storage', showLanguage)

// The console is beside the phone where there is room for it.
for (const link of document.querySelectorAll('a[target]'))
  link.addEventListener('click', () => {
    link.target = operator.checkVisibility() ? operator.name : '_blank'
  })

site.addEventListener('load', adjustPage)
showLanguage()
adjustPage()
