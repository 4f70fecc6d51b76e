import { Check, Column, Entity, ForeignKey, Generated, Index, PrimaryColumn } from 'typeorm';
import {
  type CaseDecision,
  type CaseKind,
  type CaseReason,
  type CaseStatus,
} from '../../../schema/rules/case.ts';
import { IS_ID } from '../platform/database/checks.ts';

const DECISIONS = `IN ('upheld', 'partly', 'not_upheld')`;

/** A report on a listing, a complaint or an order; it outlives the listing, so its title is kept too. */
@Entity('case_file')
@Check('case_file_id_check', IS_ID)
@Check('case_file_kind_check', `kind IN ('listing_report', 'complaint', 'order')`)
@Check(
  'case_file_status_check',
  `status IN ('open', 'acknowledged', 'decided', 'appealed', 'closed')`,
)
@Check('case_file_decision_check', `decision ${DECISIONS}`)
@Check('case_file_appeal_decision_check', `appeal_decision ${DECISIONS}`)
@Index('case_file_serial', ['serial'], { unique: true })
@Index('case_file_status', ['status', 'openedAt'])
@Index('case_file_kind', ['kind', 'reason', 'status'])
@Index('case_file_reason', ['reason', 'status'])
@Index('case_file_contact', ['contact'], { where: `contact IS NOT NULL` })
@Index('case_file_account', ['accountId'], { where: `account_id IS NOT NULL` })
@Index('case_file_assigned', ['assignedTo'], { where: `assigned_to IS NOT NULL` })
@Index('case_file_decided_by', ['decidedBy'], { where: `decided_by IS NOT NULL` })
@Index('case_file_appeal_decided_by', ['appealDecidedBy'], {
  where: `appeal_decided_by IS NOT NULL`,
})
@Index('case_file_settled', { synchronize: false })
@Index('case_file_words', { synchronize: false })
export class CaseFile {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  /** What its number is made of. */
  @Column('integer')
  @Generated('increment')
  serial!: number;

  @Column('text')
  kind!: CaseKind;

  @Column('text')
  reason!: CaseReason;

  /** No foreign key: it stays when the listing is removed. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  propertyId!: string | null;

  /** As it was when the listing was reported. */
  @Column('text', { nullable: true })
  propertyTitle!: string | null;

  /** What was written; a report may have no words. */
  @Column('text')
  text!: string;

  @Column('text', { nullable: true })
  name!: string | null;

  /** An e-mail address in small letters or ten digits; null for a report without one. */
  @Column('text', { nullable: true })
  contact!: string | null;

  /** The sender has entered a code that was sent there. */
  @Column('boolean', { name: 'contact_proven', default: false })
  isContactProven!: boolean;

  /** The account that sent it; null for a visitor. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  @Column('text', { default: 'open' })
  status!: CaseStatus;

  /** The administrator who looks after it. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  assignedTo!: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  openedAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  acknowledgedAt!: Date | null;

  @Column('text', { nullable: true })
  decision!: CaseDecision | null;

  /** What both sides are told. */
  @Column('text', { nullable: true })
  decisionReason!: string | null;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  decidedBy!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  decidedAt!: Date | null;

  @Column('text', { nullable: true })
  appealText!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appealedAt!: Date | null;

  @Column('text', { nullable: true })
  appealDecision!: CaseDecision | null;

  @Column('text', { nullable: true })
  appealDecisionReason!: string | null;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  appealDecidedBy!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  appealDecidedAt!: Date | null;
}
