import naughty from 'big-list-of-naughty-strings' with { type: 'json' }

/** The function that a string calls if it runs as a script. */
export const CANARY = 'hostileStringRan'

/** A host to which no request may go. */
const ELSEWHERE = 'elsewhere.example'

const RUN = `${CANARY}()`

const MARKUP = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<link rel=stylesheet href=//${ELSEWHERE}/x.css><base href=//${ELSEWHERE}/>`,
  `<style>*{background:url(//${ELSEWHERE}/x)}body{width:9999px!important}</style>`,
]

/** The ends of each context in which a page may have put a text. */
const ENDS = ['', '">', "'>", '</title></textarea></style></script>', '--></noscript>']

const ATTRIBUTES = ['"', "'", '`', ''].flatMap((quote) => [
  `${quote} autofocus onfocus=${RUN} x=${quote}`,
  `${quote} style=position:fixed;width:9999px onanimationstart=${RUN} x=${quote}`,
])

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript://site.test/%0a${RUN}`,
  `data:text/html,<script>parent.${RUN}</script>`,
  `vbscript:${RUN}`,
  `//${ELSEWHERE}/path`,
  `/\\${ELSEWHERE}/path`,
  `../../../${'a/'.repeat(40)}`,
  'file:///etc/passwd',
  '?#%&=%zz',
]

const TEMPLATES = [
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  '{0} {name} {amount}',
  '%s %d %n %1$s',
  "$& $1 $` $'",
]

const DIRECTIONS = [
  '\u202Emoc.elpmaxe\u202C',
  '\u2067مرحبا\u2066 12.50',
  `${'שלום'.repeat(40)}`,
  '\u061C\u200F١٢٣٤٥',
  'نص عربي طويل جدا بلا معنى '.repeat(8),
]

const MARKS = [
  `a${'\u0301'.repeat(120)}`,
  `${'t\u0336\u0489\u0353\u034E'.repeat(60)}`,
  '\u0993\u09CD'.repeat(80),
]

const INVISIBLE = ['\u200B', '\uFEFF\u200D\u2060', '\u00AD'.repeat(200), '   ', '\u3164']

const LONG = [
  'W'.repeat(400),
  '0'.repeat(400),
  'ক্ষ'.repeat(120),
  '👩‍👩‍👧‍👦'.repeat(60),
  '﷽'.repeat(40),
  '\u00A0W'.repeat(150),
  `https://${'long.'.repeat(60)}example/${'path/'.repeat(40)}`,
]

const NUMBERS = ['1e400', '-0', '٣٫٥', '0.0000001']

const CONTROLS = ['\u0000', '\uD800', 'x\uDFFFx', '\uFFFF\uFFFE', '\r\n\t\u000B\u0085\u2028']

const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'toString']

/** 100 strings, each made to be mistaken for something other than text, or to take more room than there is. */
const OURS: readonly string[] = [
  ...ENDS.flatMap((end) => MARKUP.map((markup) => end + markup)),
  ...ATTRIBUTES,
  ...ADDRESSES,
  ...TEMPLATES,
  ...DIRECTIONS,
  ...MARKS,
  ...INVISIBLE,
  ...LONG,
  ...NUMBERS,
  ...CONTROLS,
  ...NAMES,
]

/** The Big List of Naughty Strings, and ours. */
export const HOSTILE: readonly string[] = [...naughty, ...OURS]
