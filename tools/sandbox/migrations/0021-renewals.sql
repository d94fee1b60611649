-- How customers want their plans to go on.

create table renewals (
  agreement_id text primary key references agreements on delete cascade,
  choice text not null,
  amount integer not null,
  chosen_at timestamptz not null
);
