import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isLoading, type LoadRef } from '#machines/common/load/load.machine.ts'
import { LoadNotice } from '#src/app/notices/LoadNotice.tsx'
import type { Fallback } from '#src/i18n/failureText.ts'
import * as css from './deposit.css.ts'

interface Props {
  heading: ReactNode
  /** Id of the heading. */
  id: string
  /** Loads the choices, which `skeleton` stands for until then. */
  load: LoadRef | undefined
  words: Fallback
  skeleton: ReactNode
  children: ReactNode
  /** What is wrong with the choice, if there is nothing to choose from. */
  error?: ReactNode
}

/** Renders a step of the form whose choices are loaded. */
export function Step({ heading, id, load, words, skeleton, children, error }: Props) {
  const loading = useSelector(load, isLoading)
  return (
    <section className={css.step} aria-labelledby={id} aria-busy={loading}>
      {heading}
      <LoadNotice load={load} words={words}>
        {loading ? skeleton : children}
      </LoadNotice>
      {error}
    </section>
  )
}
