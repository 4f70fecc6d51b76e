import { useState } from 'react';
import { formatPrice, formatRupees } from '../../../../../schema/format/money.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import {
  instalmentOf,
  loanProblems,
  loanYears,
  readLoan,
  usualLoan,
} from '../../../../../schema/rules/monthlyCost.ts';
import type { Loan, TypedLoan } from '../../../../../schema/rules/monthlyCost.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { NumberInput } from '../../../ui/Field.tsx';
import { Sums } from './Sums.tsx';

/** What a loan for a home takes every month, with the terms that the visitor changes. */
export function LoanCosts({ price, maintenance }: { price: number; maintenance: number | null }) {
  const [typed, setTyped] = useState(() => usualLoan(price));
  const problems = loanProblems(price, typed);
  const loan = readLoan(price, typed);
  const field = (name: keyof TypedLoan) => ({
    value: typed[name],
    error: problems[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5">
      <div className="needs-script grid gap-4 sm:grid-cols-3">
        <NumberInput
          label="Down payment (₹)"
          hint={loan && `${formatPrice(price - loan.amount)} of ${formatPrice(price)}`}
          unit="₹"
          {...field('downPayment')}
        />
        <NumberInput label="Interest (% a year)" unit="%" takes="any" {...field('rate')} />
        <NumberInput label="Loan term" unit="years" {...field('years')} />
      </div>
      <Outcome loan={loan} maintenance={maintenance} />
      <p className="text-small text-muted">
        {`${LIMITS.loan.rate} % is an example rate, not an offer. Fees, insurance, stamp duty and registration are extra.`}
      </p>
    </div>
  );
}

function Outcome({ loan, maintenance }: { loan: Loan | null; maintenance: number | null }) {
  const instalment = loan && instalmentOf(loan);
  const years = loan ? loanYears(loan) : [];
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  return (
    <>
      <output className="grid gap-1">
        {loan === null || instalment === null ? (
          'Correct the marked fields to see the instalment.'
        ) : (
          <>
            <span className="text-price font-bold tabular-nums">
              {`${formatRupees(instalment)} a month`}
            </span>
            {maintenance !== null && maintenance > 0 && (
              <span>
                {`${formatRupees(instalment + maintenance)} including ${formatRupees(maintenance)} for maintenance`}
              </span>
            )}
          </>
        )}
      </output>
      {loan && (
        <>
          <Sums
            rows={[
              ['Loan', formatRupees(loan.amount)],
              ['Total interest', formatRupees(interest)],
            ]}
            total={['Total repayment', formatRupees(loan.amount + interest)]}
          />
          <Disclosure title="Year by year">
            <Years years={years} />
          </Disclosure>
        </>
      )}
    </>
  );
}

function Years({ years }: { years: ReturnType<typeof loanYears> }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-right text-caption tabular-nums sm:text-small">
        <caption className="sr-only">Loan repayment by year, in rupees</caption>
        <thead>
          <tr className="border-b border-line">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-2 font-semibold first:text-left">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, interest, principal, left }) => (
            <tr key={year} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal">
                {year}
              </th>
              <td>{formatRupees(interest)}</td>
              <td>{formatRupees(principal)}</td>
              <td>{formatRupees(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLUMNS = ['Year', 'Interest', 'Principal', 'Balance'] as const;
