-- The rating of a product is the mean of its verified reviews, where it has any.
update products set rating = verified.mean
from (
  select product_id, avg(rating) as mean from reviews where status = 'published' and verified group by product_id
) verified
where products.id = verified.product_id;
