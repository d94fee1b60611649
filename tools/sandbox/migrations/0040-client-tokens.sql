-- Cards that are entered for one payment: in fields opened with a token of that payment.

create table gateway_client_tokens (
  token text primary key,
  payment text not null,
  made_at timestamptz not null
);

alter table gateway_cards add column entered_for text;
