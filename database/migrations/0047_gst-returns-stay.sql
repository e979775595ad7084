-- A filed return never changes.
CREATE TRIGGER gst_returns_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "gst_returns"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
