import { STATIC_PATHS } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { AgentCard } from './AgentCard.tsx';
import { AGENTS } from './agents.ts';

/**
 * 'Meet Our Agents': a row that scrolls and snaps on narrow screens, a grid on wide ones, and
 * the way to become one of them. It stands in a page's own column.
 */
export function MeetOurAgents() {
  return (
    <section aria-labelledby="agents" className="grid gap-6 lg:gap-8">
      <h2 id="agents" className="text-h2">
        Meet Our Agents
      </h2>
      <ul
        aria-labelledby="agents"
        className="scroll-row grid snap-x auto-cols-[min(18rem,82vw)] grid-flow-col gap-4 p-px max-sm:-mx-(--gutter) max-sm:px-(--gutter) max-sm:[--row-padding:var(--gutter)] lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-4 lg:gap-5 lg:overflow-visible"
      >
        {AGENTS.map((agent) => (
          <li key={agent.id} className="snap-start">
            <AgentCard agent={agent} />
          </li>
        ))}
      </ul>
      <BecomeAgent />
    </section>
  );
}

export function BecomeAgent() {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
      Become an agent and get the commission you deserve.
      <ButtonLink to={STATIC_PATHS.contact}>Contact us</ButtonLink>
    </p>
  );
}
