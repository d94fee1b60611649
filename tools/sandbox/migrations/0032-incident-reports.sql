-- What a customer says of an incident: when it happened, in their own words, the answers about a screen, and photos.

alter table service_requests add column happened_on text;
alter table service_requests add column description text;
alter table service_requests add column contact_number text;
alter table service_requests add column screen_answers jsonb;
alter table service_requests add column documents jsonb;
