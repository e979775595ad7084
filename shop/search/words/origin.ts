/** Words before a country, and behind one in Hindi. */
export const madeBefore = `made in, made at, imported from, import from, product of, products of, products from, origin, country of origin,
manufactured in, produced in, grown in`;
export const madeBehind = `made, me bana, me bane, me bani, mein bana, mein bane, mein bani, में बना, में बने, में बनी, origin`;
export const importedWords = `imported, import, foreign made, videshi, विदेशी, आयातित, इम्पोर्टेड, इंपोर्टेड`;

/** \`not imported\` asks for the contrary, and a question about the shop itself asks for no goods. */
export const noOrigin = `no not non without bina bagair nahi nahin na mat नहीं बिना मत न is are was were do does where who how why kya kahan kaun kaise क्या कहाँ कहां कौन कैसे`;
