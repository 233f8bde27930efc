import type { maintenanceTexts as English } from '../../en/app/maintenance.ts'

export const maintenanceTexts: typeof English = {
  maintenance: {
    title: 'রক্ষণাবেক্ষণের কাজ চলছে',
    text: 'সাইটটি আরও ভালো করার কাজ চলছে, আমরা শিগগিরই ফিরছি। কাজ শেষ হলে পেজটি নিজে থেকেই খুলে যাবে।',
    records: 'লেনদেনের রেকর্ড',
  },
}
