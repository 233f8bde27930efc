import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import * as css from './home.css.ts'

/** Renders placeholders of a row that scrolls sideways. */
export const RowSkeleton = ({ shape }: { shape: 'tile' | 'provider' }) => (
  <div aria-busy className={css.row}>
    {[1, 2, 3, 4].map((at) => (
      <div key={at} className={css.shelfItem}>
        <Skeleton shape={shape} />
      </div>
    ))}
  </div>
)
