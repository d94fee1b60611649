-- What a team comes to clean, and where the invoice is kept.

create table cleanings (
  request integer primary key references service_requests on delete cascade,
  model text not null,
  brand text not null,
  units integer not null,
  age text not null,
  floor text,
  carrier text,
  carrier_number text,
  accepted_at timestamptz
);
