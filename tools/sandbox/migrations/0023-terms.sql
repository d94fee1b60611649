-- Which terms a customer accepted, each version once.

create table accepted_terms (
  person_id text not null references people on delete cascade,
  version text not null,
  accepted_at timestamptz not null,
  constraint accepted_terms_key primary key (person_id, version)
);
