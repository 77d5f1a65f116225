import { m } from '../../lib/messages';
import type { SecurityKind, SecurityRow } from './security.queries';

export const KINDS: Readonly<Record<SecurityKind, () => string>> = {
  'sign-in': m.security_kind_sign_in,
  session: m.security_kind_session,
  password: m.security_kind_password,
  refused: m.security_kind_refused,
  export: m.security_kind_export,
  grant: m.security_kind_grant,
  account: m.security_kind_account,
  factor: m.security_kind_factor,
};

const ACTS: Readonly<Record<string, () => string>> = {
  'sign-in': m.security_act_sign_in,
  'sign-up': m.security_act_sign_up,
  'confirm-address': m.security_act_confirm,
  'ask-confirmation': m.security_act_ask_confirmation,
  'sign-out': m.security_act_sign_out,
  'replace-session': m.security_act_replace,
  'end-session': m.security_act_end,
  'ask-reset': m.security_act_ask_reset,
  reset: m.security_act_reset,
  change: m.security_act_change,
  confirm: m.security_act_confirm_password,
  'second-step': m.security_act_second_step,
  'passkey-sign-in': m.security_act_passkey_sign_in,
  code: m.security_act_code,
  'add-factor': m.security_act_add_factor,
  'remove-factor': m.security_act_remove_factor,
  'add-passkey': m.security_act_add_passkey,
  'remove-passkey': m.security_act_remove_passkey,
  'use-passkey': m.security_act_use_passkey,
  'use-recovery': m.security_act_use_recovery,
  'renew-recovery': m.security_act_renew_recovery,
  rename: m.security_act_rename,
  close: m.security_act_close,
  'ask-address': m.security_act_ask_address,
  'keep-address': m.security_act_keep_address,
  'change-address': m.security_act_change_address,
  'company-export': m.security_act_export,
  'audit-report': m.security_act_audit_report,
  report: m.security_act_report,
  'statement-file': m.security_act_statement_file,
  'give-charge': m.security_act_charge,
  'assign-clients': m.security_act_assign,
  'remove-demo': m.security_act_remove_demo,
  'make-feed': m.security_act_make_feed,
  'revoke-feed': m.security_act_revoke_feed,
  'become-owner': m.security_act_owner,
  invite: m.security_act_invite,
  'approve-request': m.security_act_approve_request,
  'refuse-request': m.security_act_refuse_request,
  'revoke-invitation': m.security_act_revoke_invitation,
  'accept-invitation': m.security_act_accept,
  'change-role': m.security_act_role,
  'remove-member': m.security_act_remove,
  'become-founder': m.security_act_founder,
};

/** What was done or tried; a call that was refused stands by its name, as in the trail. */
export const actName = ({ kind, action }: Pick<SecurityRow, 'kind' | 'action'>): string =>
  kind === 'refused' ? m.security_refused_at({ call: action }) : (ACTS[action]?.() ?? action);

const OUTCOMES: Readonly<Record<string, () => string>> = {
  done: m.security_done,
  'invalid-email-or-password': m.security_wrong_password,
  'invalid-password': m.security_wrong_password,
  'second-step-asked': m.security_step_asked,
  'wrong-code': m.security_wrong_code,
  'code-used': m.security_code_used,
  'recovery-code-used': m.security_code_used,
  'passkey-refused': m.security_passkey_refused,
  'passkey-unknown': m.security_passkey_unknown,
  'passkey-copied': m.security_passkey_copied,
  'challenge-over': m.security_challenge_over,
  'too-many-attempts': m.security_too_often,
  'company-archived': m.company_is_archived,
  'not-allowed': m.security_not_allowed,
  'not-found': m.security_not_found,
};

export const outcomeName = ({ code }: Pick<SecurityRow, 'code'>): string => (OUTCOMES[code] ?? m.security_failed)();
