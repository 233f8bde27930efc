import type { Messages } from '../../en.ts'

export const maintenance: Messages['maintenance'] = {
  title: 'রক্ষণাবেক্ষণের কাজ চলছে',
  text: 'সাইটটি আরও ভালো করার কাজ চলছে, আমরা শিগগিরই ফিরছি। কাজ শেষ হলে পেজটি নিজে থেকেই খুলে যাবে।',
}
