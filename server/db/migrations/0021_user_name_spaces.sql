-- Runs of white space in a user name became one space in the form that is compared. Of members whose names differ by that alone
-- the one who has the new form already, or else the first, gets it; the others keep theirs, which is nobody else's.
UPDATE "members" SET "user_name_key" = "wanted"."key"
  FROM (
    SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "user_name_key" = "key" DESC, "id") AS "turn"
      FROM (SELECT "id", "user_name_key", regexp_replace("user_name_key", '[[:space:]\u1680\u2028\u2029]+', ' ', 'g') AS "key" FROM "members") AS "collapsed"
  ) AS "wanted"
 WHERE "members"."id" = "wanted"."id" AND "wanted"."turn" = 1 AND "members"."user_name_key" <> "wanted"."key";
