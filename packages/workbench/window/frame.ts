/** The name of this workbench's frame. Its page tells it, so that other workbenches leave the page alone. */
export const FRAME = `tiya-inspected-${Math.random().toString(36).slice(2)}`
