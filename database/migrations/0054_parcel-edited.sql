ALTER TABLE "shipments" RENAME COLUMN "edit_asked_at" TO "edited_at";
