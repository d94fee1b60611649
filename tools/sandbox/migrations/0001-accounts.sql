-- People, their agreements and devices, and the sandbox's own settings.

create table settings (
  name text primary key,
  value text not null
);

create table seeded_clients (
  client text primary key
);

create table people (
  id text primary key,
  client text not null,
  profile_id text not null,
  reference text not null,
  email text not null,
  mobile text not null,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  gender text not null,
  password_hash text not null,
  constraint people_email unique (client, email)
);

create table agreements (
  id text primary key,
  person_id text not null references people on delete cascade,
  offer_name text not null,
  sku text not null,
  status text not null,
  starts_on date not null,
  renews_on date,
  is_imei_required boolean not null,
  address jsonb not null
);

create table devices (
  id text primary key,
  agreement_id text not null references agreements on delete cascade,
  instance text not null,
  category text not null,
  make text not null,
  model text not null,
  imei text not null,
  colour text,
  capacity text,
  mobile text
);
