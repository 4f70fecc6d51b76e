import { ContactLines } from './ContactLines.tsx';
import { QUESTIONS } from './questions.ts';
import { StaticPage } from './StaticPage.tsx';
import { STATIC_TEXTS } from './staticPages.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Six questions, and people to ask the seventh. */
export function FaqPage() {
  return (
    <StaticPage
      title={STATIC_TEXTS.faq.title}
      lead="How posting, verification, prices and contact work here."
    >
      <div className="wrap grid gap-12 pt-8 lg:pt-12">
        <div className="grid max-w-3xl gap-3">
          {QUESTIONS.map(({ question, answer: response }, index) => (
            <details
              key={question}
              open={index === 0}
              className="group/answer rounded-card border border-line bg-surface"
            >
              <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-4 py-3 sm:px-5">
                <h2 className="font-text text-h3 font-semibold">{question}</h2>
                <Icon
                  name="ChevronDown"
                  className="size-5 shrink-0 text-muted transition-transform duration-200 group-open/answer:rotate-180"
                />
              </summary>
              <p className="max-w-measure px-4 pb-5 sm:px-5">{response}</p>
            </details>
          ))}
        </div>
        <section className="grid gap-5">
          <h2 className="text-h2">Still Have Questions?</h2>
          <ContactLines />
        </section>
      </div>
    </StaticPage>
  );
}
