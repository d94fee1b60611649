-- Sign-in by mobile number or national ID: people without email, password or account; several numbers; choosing one.

alter table people
  alter column email drop not null,
  alter column password_hash drop not null,
  add column national_id text,
  add column has_account boolean default true not null,
  add constraint people_national_id unique (client, national_id);

-- All numbers of a person, in order; the first is also the person's own. A number belongs to one person.
create table mobile_numbers (
  client text not null,
  number text not null,
  person_id text not null references people on delete cascade,
  rank integer not null,
  constraint mobile_numbers_key primary key (client, number)
);

insert into mobile_numbers (client, number, person_id, rank)
  select client, mobile, id, 0 from people on conflict do nothing;

-- `person_id` is null where an unknown identifier must not show; `mobile` is null until a number is chosen.
alter table code_sessions
  alter column person_id drop not null,
  add column mobile text;

update code_sessions set mobile = people.mobile from people where people.id = person_id;

create table offered_numbers (
  key text primary key,
  code_session_id text not null references code_sessions on delete cascade,
  number text not null
);
