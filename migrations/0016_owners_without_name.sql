UPDATE `leads` SET `owner` = NULL WHERE length(`owner`) = 16 AND substr(`owner`, 1, 8) = 'session ' AND substr(`owner`, 9) NOT GLOB '*[^0-9a-f]*';
UPDATE `contact_messages` SET `owner` = NULL WHERE length(`owner`) = 16 AND substr(`owner`, 1, 8) = 'session ' AND substr(`owner`, 9) NOT GLOB '*[^0-9a-f]*';
UPDATE `affiliate_applications` SET `owner` = NULL WHERE length(`owner`) = 16 AND substr(`owner`, 1, 8) = 'session ' AND substr(`owner`, 9) NOT GLOB '*[^0-9a-f]*';
