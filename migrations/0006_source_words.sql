UPDATE `leads` SET `search_text` = `search_text` || char(10) || lower(replace(replace(`source`, '_', ' '), '-', ' ')) WHERE instr(`source`, '_') > 0 OR instr(`source`, '-') > 0;
