import type { ComponentProps } from 'react'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { useTexts } from './useTexts.ts'

/** Renders the message of a list that has nothing to show. */
export function NoData(state: Omit<ComponentProps<typeof EmptyState>, 'title'>) {
  const { common } = useTexts()
  return <EmptyState {...state} title={common.noData} />
}
