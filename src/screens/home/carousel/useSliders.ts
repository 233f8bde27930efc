import type { Slider } from '@tiya/contract/site'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useSite } from '#src/app/site.context.ts'

/** Returns the active sliders of a type. */
export function useSliders(type: 'Main' | 'Favourite' | 'Features'): readonly Slider[] {
  const sliders = useSelector(useSite().site, ({ context }) => context.sliders)
  return useMemo(() => sliders.filter(({ slider_type }) => slider_type === type), [sliders, type])
}
