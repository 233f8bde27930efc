import { useSelector } from '@xstate/react'
import { Mail, MessageCircle, Send, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { safeHref } from '../environment/address.ts'
import { whatsappHref } from '../environment/page/whatsapp.ts'
import { contactTexts } from '../i18n/en/app/contact.ts'
import { useSite } from './site.context.ts'
import { useTexts } from './useTexts.ts'

interface Contact {
  readonly key: 'whatsapp' | 'facebook' | 'telegram' | 'email'
  readonly label: string
  readonly icon: ReactNode
  readonly href: string
}

/** Returns the support contacts that the operator configured with a safe address; the others are left out. */
export function useContacts(): readonly Contact[] {
  const { contact } = useTexts(contactTexts)
  const { site } = useSite()
  const { links, general } = useSelector(site, ({ context }) => context)
  const mail = general?.support_mail?.trim()
  const known: readonly (Omit<Contact, 'label' | 'href'> & { href: string | undefined })[] = [
    {
      key: 'whatsapp',
      icon: <MessageCircle />,
      href: whatsappHref(links?.whatsapp || general?.whatsapp),
    },
    { key: 'facebook', icon: <ThumbsUp />, href: safeHref(links?.facebook) },
    { key: 'telegram', icon: <Send />, href: safeHref(links?.telegram) },
    { key: 'email', icon: <Mail />, href: mail ? safeHref(`mailto:${encodeURI(mail)}`) : undefined },
  ]
  return known.flatMap(({ href, ...rest }) => (href ? [{ ...rest, href, label: contact[rest.key] }] : []))
}
