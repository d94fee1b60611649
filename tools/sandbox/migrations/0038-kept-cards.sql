-- Cards that are kept for plans, and bills that are not paid.

alter table gateway_cards add column session text;
alter table gateway_cards add column brand text;
alter table gateway_cards add column ending text;
alter table gateway_cards add column expires text;
alter table gateway_payments add column checks_card boolean not null default false;
alter table gateway_payments add column token text;

create table gateway_sessions (
  token text primary key,
  profile text not null,
  made_at timestamptz not null
);

create table kept_cards (
  id text not null,
  agreement_id text not null references agreements on delete cascade,
  token text not null,
  status text not null,
  brand text not null,
  ending text not null,
  expires text not null,
  billing_address jsonb not null,
  saved_at timestamptz not null,
  primary key (agreement_id, id)
);

create unique index kept_cards_of_agreement on kept_cards (agreement_id) where status = 'SAVED';

-- The day of the first bill that is not paid; bills before it are.
alter table agreements add column unpaid_since text;
