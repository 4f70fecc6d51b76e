import { PartnerStrip } from '../../../features/market/marketing/PartnerStrip.tsx';
import { Testimonials } from '../../../features/market/marketing/Testimonials.tsx';

/** What people say, and who works with the site, on a ground of their own. */
export function VoicesBlock() {
  return (
    <section className="jali mt-12 border-y border-line bg-sunken py-12 [--jali-strength:0.035] lg:mt-20 lg:py-16">
      <div className="wrap grid gap-6 lg:gap-8">
        <div className="grid gap-1">
          <h2 className="text-h2">What people say</h2>
          <p className="text-muted">Sample testimonials from fictional people.</p>
        </div>
        <Testimonials />
        <h2 className="mt-4 text-h2">Trusted partners</h2>
        <PartnerStrip />
      </div>
    </section>
  );
}
