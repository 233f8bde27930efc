import { LEAST_CLAIM } from '@tiya/contract/rewardMinimums'

/** True if a bonus, in poisha, is large enough to be claimed. */
export const isEnough = (bonus: number | null | undefined): boolean => (bonus ?? 0) >= LEAST_CLAIM
