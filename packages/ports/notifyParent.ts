import {
  type AnyActorRef,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type MachineImplementationsFrom,
  sendParent,
} from 'xstate'

/** Assignable to the actions of any machine. */
type NotifyParent<Message> = (args: { self: AnyActorRef }, message: Message) => void

/**
 * Returns an action that sends the parent actor one of the machine's messages:
 * `actions: { type: 'notifyParent', params: ({ context }) => message }`. Throws in a machine without a parent.
 */
export function notifyParent<Message extends EventObject>() {
  return sendParent((_, message: Message) => message) as unknown as NotifyParent<Message>
}

type ImplementationsOf<Machine extends AnyStateMachine, Kind extends 'actions' | 'actors'> = Required<
  NonNullable<MachineImplementationsFrom<Machine>[Kind]>
>

/** The messages that a machine sends its parent. */
export type MessageOf<Logic> = Logic extends AnyStateMachine
  ? ImplementationsOf<Logic, 'actions'> extends {
      notifyParent: (args: never, message: infer Message) => void
    }
    ? Message
    : never
  : never

/** Every actor that a chart has a placeholder for: ports and child machines. */
export type ActorsOf<Machine extends AnyStateMachine> = ImplementationsOf<Machine, 'actors'>

/** The messages, in a machine and all machines below it, that are not among the events of their receiver. */
export type UnheardIn<Logic> = Logic extends AnyStateMachine
  ? UnheardFrom<ActorsOf<Logic>[keyof ActorsOf<Logic>], EventFromLogic<Logic>>
  : never

type UnheardFrom<Child, Heard> = Child extends unknown
  ? Exclude<MessageOf<Child>, Heard> | UnheardIn<Child>
  : never
