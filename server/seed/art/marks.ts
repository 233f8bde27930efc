/** The marks of providers in a 96 × 96 view box, drawn in white lines. */
export const MARKS: Record<string, string> = {
  Boishakh:
    '<circle cx="48" cy="48" r="13" fill="#ffe08a" stroke="none"/><path d="M48 18v8M48 70v8M18 48h8M70 48h8M27 27l6 6M63 63l6 6M27 69l6-6M63 33l6-6"/>',
  Meghna: '<path d="M18 38q15-16 30 0t30 0M18 60q15-16 30 0t30 0"/>',
  Sundar:
    '<path d="M48 76V46M48 56L30 42M48 62l20-16M30 42c-10-8-10-20-2-24 10 4 12 14 2 24zM68 46c-6-12 0-22 10-22 4 10 0 20-10 22zM48 46c-8-10-6-22 2-26 8 8 8 18-2 26z"/>',
  Orbit:
    '<circle cx="48" cy="48" r="15" fill="#fff" stroke="none"/><path d="M32 56C18 66 14 74 20 76c8 2 26-8 40-24s20-30 14-32c-4-2-12 2-20 10"/>',
  'Padma Fish':
    '<path d="M18 50c14-24 38-24 52 0-14 22-38 22-52 0zM70 50l12-12v24z"/><circle cx="34" cy="46" r="4" fill="#fff" stroke="none"/>',
  Tableau:
    '<rect x="22" y="22" width="52" height="52" rx="8"/><path d="M48 32l14 16-14 16-14-16z" fill="#fff" stroke="none"/>',
  Kanchan: '<path d="M14 72l24-42 14 22 8-12 22 32zM30 44l8 6 6-6"/>',
  'Jamuna Live':
    '<path d="M40 34l22 14-22 14z" fill="#fff" stroke="none"/><path d="M26 70a31 31 0 0 1 0-44M70 26a31 31 0 0 1 0 44"/>',
  Shapla:
    '<path d="M48 70C32 58 34 38 48 24c14 14 16 34 0 46zM48 70c-20 2-32-10-32-26 10 0 16 2 22 8M48 70c20 2 32-10 32-26-10 0-16 2-22 8"/>',
  Rupsha:
    '<path d="M16 58c18 8 46 8 64 0-4 14-12 20-20 20H36c-8 0-16-6-20-20zM48 56V18M48 20c16 8 20 18 20 28H48z"/>',
  Tista: '<path d="M20 26h40L36 48h24L28 74"/><circle cx="70" cy="70" r="6" fill="#fff" stroke="none"/>',
  Nilgiri:
    '<path d="M12 70l20-26 12 14 16-24 24 36M24 30h14"/><circle cx="66" cy="24" r="8" fill="#ffe08a" stroke="none"/>',
  Doyel:
    '<path d="M22 62c4-22 18-30 32-28l6-8 6 8 12 4-14 6c0 18-14 30-32 28l-14 8zM40 50c8 0 14 4 16 10"/><circle cx="58" cy="40" r="3.5" fill="#fff" stroke="none"/>',
  Kuakata:
    '<path d="M28 52a20 20 0 0 1 40 0" fill="#ffe08a" stroke="none"/><path d="M14 58h68M22 70h52M34 82h28M48 18v6M24 28l4 4M72 28l-4 4"/>',
  'Lucky Sports':
    '<path d="M48 48C30 42 28 22 40 20c6 0 8 6 8 8 0-2 2-8 8-8 12 2 10 22-8 28zM48 48c18-6 32 6 28 16-4 8-14 6-18 0M48 48c-18-6-32 6-28 16 4 8 14 6 18 0M48 48v30"/>',
  'I-Sports':
    '<circle cx="48" cy="48" r="28"/><path d="M48 44v18"/><circle cx="48" cy="33" r="4.5" fill="#fff" stroke="none"/>',
  E1Sports: '<path d="M52 16L26 54h20l-4 26 28-40H50z" fill="#fff" stroke="none"/>',
  Horsebook: '<path d="M34 76C20 52 24 22 48 22s28 30 14 54M28 76h12M56 76h12"/>',
  Virtual: '<path d="M48 18l26 15v30L48 78 22 63V33zM22 33l26 15 26-15M48 48v30"/>',
  Kabaddi:
    '<circle cx="34" cy="30" r="8" fill="#fff" stroke="none"/><circle cx="64" cy="36" r="8" fill="#fff" stroke="none"/><path d="M32 44l6 14-8 18M32 46l16 8M66 50l-6 12 10 14M64 52l-14 2"/>',
  'CMD Sports': '<path d="M48 16l28 10v22c0 18-12 28-28 34-16-6-28-16-28-34V26zM34 48l10 10 18-20"/>',
}
