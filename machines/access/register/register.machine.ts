import { CAPTCHA_LIFE } from '@tiya/contract/timeLimits'
import { port } from '@tiya/ports/port'
import { failureOf, isOk } from '@tiya/ports/result'
import { assign, setup } from 'xstate'
import { desktopFrameMachine } from '../../common/desktopFrame/desktopFrame.machine.ts'
import { type FieldChange, fieldChanged, fieldLeft, isClean } from '../../common/input/form.ts'
import { leavesOutcomeUnknown } from '../../common/outcome.rules.ts'
import type { Failure, Result } from '../../common/result.ts'
import { type CapturedCodes, fieldsOf } from '../signup/signup.rules.ts'
import {
  captchaKey,
  checkCredentials,
  checkDetails,
  concernsCredentials,
  emptyForm,
  type RegisterTextField,
  registerRefusals,
} from './register.rules.ts'
import type { RegisterContext, RegisterEvent, RegisterInput, RegisterRequest } from './register.types.ts'

export const registerPorts = {
  createPlayer: port<Result<unknown>, RegisterRequest>('createPlayer'),
  /** Removes the codes of shared links from the device. */
  forgetCodes: port<Result<undefined>>('forgetCodes'),
}

const NO_CODES: CapturedCodes = { referral: '', agent: '', affiliate: '' }

const flow = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    input: {} as RegisterInput,
    children: {} as { desktopFrame: 'desktopFrame' },
    tags: {} as 'busy',
  },
  actors: { ...registerPorts, desktopFrame: desktopFrameMachine },
  delays: { captchaLife: CAPTCHA_LIFE },
  guards: {
    hasCredentials: ({ context }) => isClean(checkCredentials(context.form, context.codes)),
    hasDetails: ({ context }) => isClean(checkDetails(context.form)),
    refusesCredentials: (_, failure: Failure) => concernsCredentials(registerRefusals(fieldsOf(failure))),
  },
  actions: {
    takeField: assign(({ context }, change: FieldChange<RegisterTextField>) => ({
      ...fieldChanged(context, change),
      refusals: { ...context.refusals, [change.field]: undefined },
      outcomeUnknown: context.outcomeUnknown && change.field !== 'username',
    })),
    checkCredential: assign(({ context }, field: RegisterTextField) =>
      fieldLeft(context, field, checkCredentials(context.form, context.codes)),
    ),
    checkDetail: assign(({ context }, field: RegisterTextField) =>
      fieldLeft(context, field, checkDetails(context.form)),
    ),
    toggleAdult: assign(({ context }) => ({
      form: { ...context.form, adult: !context.form.adult },
      errors: { ...context.errors, adult: undefined },
      failure: null,
    })),
    /** The failure needs no reset: the form must have been changed, which clears it. */
    showCredentialErrors: assign(({ context }) => ({
      errors: checkCredentials(context.form, context.codes),
    })),
    showDetailErrors: assign(({ context }) => ({ errors: checkDetails(context.form), failure: null })),
    showExpiry: assign(({ context }) => ({
      errors: { ...context.errors, captcha: 'captchaExpired' as const },
      refusals: { ...context.refusals, captcha: undefined },
    })),
    hideErrors: assign({ errors: {}, failure: null }),
    forgetRefusals: assign({ refusals: {} }),
    hideSuccess: assign({ registered: false }),
    /** Each picture accepts one answer, right or wrong. */
    newPicture: assign(({ context }) => ({
      pictures: context.pictures + 1,
      form: { ...context.form, captcha: '' },
    })),
    showFailure: assign(({ context }, failure: Failure) => ({
      failure,
      refusals: registerRefusals(fieldsOf(failure)),
      outcomeUnknown: context.outcomeUnknown || leavesOutcomeUnknown(failure, 'other'),
    })),
    startOver: assign({ form: emptyForm(''), codes: NO_CODES, outcomeUnknown: false, registered: true }),
  },
})

/** Step 1. */
const credentials = flow.createStateConfig({
  on: {
    'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
    'field.left': { actions: { type: 'checkCredential', params: ({ event }) => event.field } },
    next: [
      { guard: 'hasCredentials', target: 'details', actions: ['hideErrors', 'hideSuccess'] },
      { actions: 'showCredentialErrors' },
    ],
  },
})

/** Step 2, with a new picture each time the visitor enters it. */
const details = flow.createStateConfig({
  entry: 'newPicture',
  on: {
    'field.changed': { actions: { type: 'takeField', params: ({ event }) => event } },
    'field.left': { actions: { type: 'checkDetail', params: ({ event }) => event.field } },
    'adult.toggled': { actions: 'toggleAdult' },
    'picture.renew': {
      target: '.loading',
      actions: [{ type: 'takeField', params: { field: 'captcha', value: '' } }, 'newPicture'],
    },
    previous: { target: 'credentials', actions: 'hideErrors' },
    submit: [
      { guard: 'hasDetails', target: 'creating', actions: ['hideErrors', 'forgetRefusals'] },
      { actions: 'showDetailErrors' },
    ],
    dismiss: { actions: assign({ failure: null }) },
  },
  initial: 'loading',
  states: {
    loading: { on: { 'picture.loaded': 'shown', 'picture.failed': 'failed' } },
    shown: { after: { captchaLife: { target: 'loading', actions: ['newPicture', 'showExpiry'] } } },
    failed: {},
  },
})

const creating = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'createPlayer',
    id: 'createPlayer',
    input: ({ context: { form, codes, seed, pictures } }) => ({
      form,
      codes,
      key: captchaKey(seed, pictures),
    }),
    onDone: [
      { guard: isOk, target: 'forgettingCodes', actions: 'startOver' },
      {
        guard: { type: 'refusesCredentials', params: failureOf },
        target: 'credentials',
        actions: { type: 'showFailure', params: failureOf },
      },
      { target: 'details', actions: { type: 'showFailure', params: failureOf } },
    ],
  },
})

/** Removes the captured codes: they have been used for the created player. */
const forgettingCodes = flow.createStateConfig({
  invoke: { src: 'forgetCodes', id: 'forgetCodes', onDone: 'credentials' },
})

/** Creates a player in two steps, then empties the form for the next one. */
export const registerMachine = flow.createMachine({
  id: 'register',
  context: ({ input }) => ({
    ...input,
    form: emptyForm(input.codes.referral),
    errors: {},
    refusals: {},
    failure: null,
    pictures: 0,
    outcomeUnknown: false,
    registered: false,
  }),
  invoke: { src: 'desktopFrame', id: 'desktopFrame' },
  initial: 'credentials',
  states: { credentials, details, creating, forgettingCodes },
})
