-- The price of a trip's hotel without reading the segments, whose details are by far the larger part.
create index trip_segments_hotel_idx on trip_segments (org_id, trip_id) include (price_paise) where kind = 'hotel';
