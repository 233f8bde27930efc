import { type GameType, PLATFORMS, type Platform, slug } from './platforms.ts'

/* Tiles of games and icons of providers, as SVG: a few shapes on a gradient of the provider's two hues. */

type Motif = keyof typeof SHAPES

/** The motifs for each type of game, which its games use in turn. */
export const MOTIFS: Record<GameType, Motif[]> = {
  SPORTS: ['ball', 'trophy'],
  LIVE: ['cards', 'wheel', 'chip'],
  SLOT: ['star', 'sevens', 'kite', 'gem'],
  TABLE: ['cards', 'chip', 'dice'],
  BINGO: ['chip', 'cards', 'gem'],
  EGAME: ['rocket', 'kite'],
  FH: ['fish', 'shell'],
  ARCADE: ['wheel', 'dice', 'star'],
  LOTTO: ['balls', 'ticket'],
}

/** The file name of a game's tile under `/storage`. */
export function tileFile(platform: Platform, motif: Motif): string {
  return `game-${slug(platform.name)}-${motif}.svg`
}

/** The file name of a provider's icon under `/storage`. */
export function iconFile(platform: Platform): string {
  return `provider-${slug(platform.name)}.svg`
}

/** All tiles and provider icons by file name. */
export function drawTiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const platform of PLATFORMS) {
    files.set(iconFile(platform), drawIcon(platform))
    for (const type of Object.keys(platform.games) as GameType[]) {
      for (const motif of MOTIFS[type]) files.set(tileFile(platform, motif), drawTile(platform, motif))
    }
  }
  return files
}

/** A 300 × 400 tile, darker at the bottom, where the site shows the title. */
function drawTile({ hues: [from, to] }: Platform, motif: Motif): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${from} 66% 34%)"/><stop offset="1" stop-color="hsl(${to} 60% 21%)"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset=".58" stop-color="hsl(${to} 60% 8%)" stop-opacity="0"/><stop offset="1" stop-color="hsl(${to} 60% 6%)" stop-opacity=".85"/></linearGradient></defs><path fill="url(#a)" d="M0 0h300v400H0z"/><circle cx="252" cy="52" r="96" fill="#fff" opacity=".06"/><circle cx="36" cy="292" r="120" fill="#fff" opacity=".05"/>${SHAPES[motif]}<path fill="url(#b)" d="M0 0h300v400H0z"/></svg>`
}

/** A 96 × 96 icon with one of four marks, chosen by the provider's name. */
function drawIcon({ name, hues: [from, to] }: Platform): string {
  const marks = [
    '<circle cx="48" cy="48" r="20" fill="#fff" opacity=".92"/><circle cx="58" cy="40" r="15" fill="url(#a)"/>',
    '<path d="M18 56q15-18 30 0t30 0" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="8" stroke-linecap="round"/><path d="M18 38q15-18 30 0t30 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>',
    '<path d="M20 68l20-32 12 18 8-11 16 25z" fill="#fff" fill-opacity=".92"/><circle cx="66" cy="30" r="8" fill="#ffe08a"/>',
    '<path d="M48 20l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" fill="#fff" fill-opacity=".92"/>',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="hsl(${from} 64% 40%)"/><stop offset="1" stop-color="hsl(${to} 60% 24%)"/></linearGradient></defs><rect width="96" height="96" rx="24" fill="url(#a)"/>${marks[(name.length + name.charCodeAt(0)) % marks.length]}</svg>`
}

const SHAPES = {
  star: '<circle cx="150" cy="170" r="84" fill="#fff" opacity=".14"/><path d="M150 96l23 52 57 6-43 38 13 56-50-29-50 29 13-56-43-38 57-6z" fill="#ffe08a"/><path d="M150 96v123l-50 29 13-56-43-38 57-6z" fill="#fff" opacity=".25"/>',
  sevens:
    '<rect x="62" y="122" width="176" height="104" rx="18" fill="#000" opacity=".36"/><g fill="none" stroke="#fff" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"><path d="M84 148h34l-20 54"/><path d="M133 148h34l-20 54" stroke="#ffe08a"/><path d="M182 148h34l-20 54"/></g>',
  kite: '<path d="M190 78l38 74-96 62-26-80z" fill="#ffd166"/><path d="M190 78l-58 136-26-80z" fill="#ff7b70"/><path d="M132 214c-30 20 14 34-20 56s10 34-16 46" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>',
  gem: '<circle cx="150" cy="174" r="86" fill="#fff" opacity=".1"/><path d="M104 118h92l36 44-82 98-82-98z" fill="#8ff0d0"/><path d="M104 118l46 44 46-44zM68 162h82v98z" fill="#fff" opacity=".4"/><path d="M150 162h82l-82 98z" fill="#0b5f55" opacity=".35"/>',
  cards:
    '<g transform="rotate(-12 150 180)"><rect x="88" y="102" width="92" height="136" rx="12" fill="#e9f3f0"/></g><g transform="rotate(9 150 180)"><rect x="120" y="104" width="92" height="136" rx="12" fill="#fff"/><path d="M166 206c-40-30-34-52-18-54 10-1 16 7 18 13 2-6 8-14 18-13 16 2 22 24-18 54z" fill="#e2483d"/></g>',
  chip: '<circle cx="150" cy="174" r="78" fill="#f4f8f6"/><circle cx="150" cy="174" r="68" fill="none" stroke="#d9463d" stroke-width="20" stroke-dasharray="36 35.2"/><circle cx="150" cy="174" r="46" fill="#17322c"/><path d="M150 146c30 26 32 34 24 44-6 7-16 5-20-1l4 18h-16l4-18c-4 6-14 8-20 1-8-10-6-18 24-44z" fill="#ffe08a"/>',
  dice: '<g transform="rotate(-10 130 190)"><rect x="74" y="130" width="104" height="104" rx="22" fill="#fff"/><g fill="#1b3a33"><circle cx="102" cy="158" r="9"/><circle cx="150" cy="158" r="9"/><circle cx="126" cy="182" r="9"/><circle cx="102" cy="206" r="9"/><circle cx="150" cy="206" r="9"/></g></g><g transform="rotate(14 210 130)"><rect x="172" y="92" width="72" height="72" rx="16" fill="#ff7b70"/><circle cx="208" cy="128" r="9" fill="#fff"/></g>',
  wheel:
    '<circle cx="150" cy="174" r="74" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="24" stroke-dasharray="29 29.1"/><circle cx="150" cy="174" r="74" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="24"/><circle cx="150" cy="174" r="34" fill="#fff" opacity=".3"/><circle cx="150" cy="100" r="12" fill="#fff"/><path d="M150 70l12 20h-24z" fill="#ffd166"/>',
  rocket:
    '<path d="M0 300c70-40 110 20 170-20s90-20 130-50v170H0z" fill="#000" opacity=".22"/><path d="M70 262L196 126" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-dasharray="14 11"/><path d="M240 82l-22 70-20-18-14-22z" fill="#fff"/><path d="M240 82l-42 52-14-22z" fill="#ffd9d4"/><circle cx="82" cy="92" r="4" fill="#fff"/><circle cx="130" cy="64" r="3" fill="#fff"/><circle cx="50" cy="150" r="3" fill="#fff"/>',
  fish: '<path d="M62 176c36-54 112-72 156-2 12-16 26-26 44-30-8 22-8 42 0 64-18-4-32-14-44-30-44 68-120 52-156-2z" fill="#c2f4ff"/><path d="M62 176c36-54 112-72 156-2z" fill="#fff" opacity=".5"/><circle cx="108" cy="162" r="10" fill="#073b2f"/><g fill="#fff" opacity=".5"><circle cx="66" cy="112" r="9"/><circle cx="86" cy="82" r="6"/><circle cx="56" cy="72" r="4"/></g>',
  shell:
    '<path d="M150 92c62 0 96 50 88 96-30 40-60 52-88 56-28-4-58-16-88-56-8-46 26-96 88-96z" fill="#ffd7c2"/><g fill="none" stroke="#c76a55" stroke-width="6" stroke-linecap="round"><path d="M150 236V108M126 232L96 126M174 232l30-106M104 218l-30-54M196 218l30-54"/></g><circle cx="150" cy="250" r="16" fill="#fff"/>',
  ball: '<circle cx="150" cy="174" r="76" fill="#d9463d"/><path d="M100 116c34 40 34 76 0 116M112 108c36 44 36 88 0 132" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="9 7"/><circle cx="176" cy="140" r="34" fill="#fff" opacity=".16"/>',
  trophy:
    '<path d="M104 100h92v44c0 40-20 62-46 62s-46-22-46-62z" fill="#ffd166"/><path d="M104 116H74c0 40 16 54 38 56M196 116h30c0 40-16 54-38 56" fill="none" stroke="#ffd166" stroke-width="11"/><path d="M142 204h16v26h26v18h-68v-18h26z" fill="#e8b84a"/><path d="M122 112h14v36c0 16 2 28 8 38-16-8-22-22-22-42z" fill="#fff" opacity=".45"/>',
  balls:
    '<g><circle cx="116" cy="150" r="46" fill="#ffd166"/><circle cx="194" cy="142" r="38" fill="#7cc0ff"/><circle cx="160" cy="218" r="42" fill="#ff7b70"/></g><g fill="#fff"><circle cx="116" cy="150" r="22"/><circle cx="194" cy="142" r="18"/><circle cx="160" cy="218" r="20"/></g><g fill="none" stroke="#22332f" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M110 142l8-5v26M188 134h11l-6 18M152 212c0-10 16-8 14 0-1 5-14 12-14 15h16"/></g>',
  ticket:
    '<g transform="rotate(-8 150 176)"><path d="M60 124h180v34a18 18 0 0 0 0 36v34H60v-34a18 18 0 0 0 0-36z" fill="#fff4d6"/><path d="M196 132v88" stroke="#c98f2b" stroke-width="4" stroke-dasharray="8 7"/><g fill="#1fa974"><circle cx="98" cy="158" r="12"/><circle cx="132" cy="158" r="12"/><circle cx="166" cy="158" r="12" fill="#ff7b70"/></g><path d="M86 196h92" stroke="#22332f" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/></g>',
}
