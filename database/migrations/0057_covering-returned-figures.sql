DROP INDEX "daily_figures_covering";--> statement-breakpoint
CREATE INDEX "daily_figures_covering" ON "daily_figures" USING btree ("measure","day","key","count","part","paise","returned");