import { promotionsMachine } from '#machines/rewards/promotions/promotions.machine.ts'
import { defineScreen } from '#src/app/loading/screen.ts'
import { promotionsPortsOf, readOverList } from '#src/ports/rewards/promotions.ts'
import { PromotionsScreen } from './PromotionsScreen.tsx'

export default defineScreen({
  machine: promotionsMachine,
  ports: promotionsPortsOf,
  input: ({ location }) => ({
    openId: location.query.id ?? '',
    isOverList: readOverList(location.state),
  }),
  View: PromotionsScreen,
})
