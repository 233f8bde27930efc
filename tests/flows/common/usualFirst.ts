import { unusual } from '@tiya/graph-tests/model'

/** Returns fixtures of which only the first belongs to the usual course of its flow. */
export function usualFirst<Event extends object>(fixtures: readonly Event[]): readonly Event[] {
  return fixtures.map((fixture, at) => (at === 0 ? fixture : unusual(fixture)))
}
