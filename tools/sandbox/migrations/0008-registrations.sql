-- Accounts that are being made; codes that do not sign in; resets whose customer's national ID was compared.

alter table code_sessions add column purpose text default 'sign-in' not null;

alter table password_resets add column verified_at timestamptz;

create table registrations (
  id text primary key,
  client text not null,
  person_id text references people on delete cascade,
  identifier text not null,
  is_holder_known boolean not null,
  new_email text,
  code_session_id text references code_sessions on delete set null,
  is_confirmed boolean default false not null,
  opened_at timestamptz not null,
  used_at timestamptz
);
