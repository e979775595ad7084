import { type Config, contactsOf, type ShopContacts } from '#platform/server/config.ts';
import type { PaletteName } from '#platform/server/look/palettes.ts';
import type { Pdf } from '#platform/server/pdf/open-pdf.ts';
import { headingFont } from '#platform/server/pdf/script-fonts.ts';
import { formatPhone } from '#platform/reading/format-phone.ts';
import { parcelAddress } from '#shop/addresses/parcel-text.ts';
import { linesOf } from '#shop/addresses/postal-address.ts';
import { gstCodeOf } from '#shop/pincodes/gstin.ts';
import type { Invoice } from '../invoice.ts';
import { coloursOf, left, right, rule } from './draw-lines.ts';

/** How documents name the shop and how it is reached: its logo, a PNG picture in base64, or its name. */
export type Letterhead = {
  shopName: string;
  logo?: string | undefined;
  palette?: PaletteName;
} & Partial<ShopContacts>;

export function letterheadOf(config: Config): Letterhead {
  const { SHOP_NAME, SHOP_LOGO, SHOP_PALETTE } = config;
  return { shopName: SHOP_NAME, logo: SHOP_LOGO, palette: SHOP_PALETTE, ...contactsOf(config) };
}

type Head = {
  title: string;
  copy: string;
  facts: string[];
  /** The notice of a seller who may collect no tax, above everything else. */
  notice?: string;
};

/** Draws the head of a document: the shop, and on the right its title, copy and facts. */
export function drawHead(pdf: Pdf, { title, copy, facts, notice }: Head, letterhead: Letterhead): void {
  const { ink, moss, forest } = coloursOf(letterhead);
  if (notice)
    pdf
      .font('strong')
      .fontSize(9)
      .fillColor(ink)
      .text(notice, left, 14, { width: right - left, align: 'center' });
  drawLetterhead(pdf, letterhead);
  pdf
    .font(headingFont(title))
    .fontSize(14)
    .fillColor(forest)
    .text(title, left, 38, { width: right - left, align: 'right' });
  if (copy)
    pdf
      .font('strong')
      .fontSize(8)
      .fillColor(moss)
      .text(copy, left, 25, { width: right - left, align: 'right' });
  pdf.font('plain').fontSize(9).fillColor(moss);
  for (const [at, fact] of facts.entries())
    pdf.text(fact, left, 58 + at * 13, { width: right - left, align: 'right' });
  rule(pdf, 104, letterhead);
}

/** A picture that the PDF file cannot take leaves the name. */
function drawLetterhead(pdf: Pdf, { shopName, logo, palette }: Letterhead): void {
  try {
    if (logo) return void pdf.image(Buffer.from(logo, 'base64'), left, 32, { fit: [150, 40] });
  } catch {
    // The name follows.
  }
  pdf
    .font(headingFont(shopName))
    .fontSize(24)
    .fillColor(coloursOf({ palette }).forest)
    .text(shopName, left, 36, { width: 300 });
}

type Parties = Pick<Invoice, 'seller' | 'buyer' | 'registered'>;

type PartyWords = { from: string; to: string } & Omit<Letterhead, 'shopName' | 'logo'>;

/** Draws who sends the goods and who gets them, under these titles, with the place of supply and the contacts of the shop. */
export function drawParties(
  pdf: Pdf,
  { seller, buyer, registered }: Parties,
  { from, to, phone, email, palette }: PartyWords,
): void {
  const customer = parcelAddress(buyer);
  const sold = [
    seller.address,
    [phone && formatPhone(phone), email].filter(Boolean).join(' · '),
    `State: ${seller.state} (${gstCodeOf(seller.state)})`,
    seller.gstin && `GSTIN: ${seller.gstin}`,
    seller.ayushLicence && `AYUSH licence: ${seller.ayushLicence}`,
  ];
  const supply = `Place of supply: ${customer.state} (${gstCodeOf(customer.state) ?? '–'})`;
  const ends = [
    drawParty(pdf, { x: left, title: from, name: seller.name, words: sold, palette }),
    drawParty(pdf, {
      x: 310,
      title: to,
      name: registered?.name ?? customer.name,
      words: [
        ...(registered ? [`GSTIN: ${registered.gstin}`, `For ${customer.name}`] : []),
        ...linesOf(customer),
        customer.phone,
        supply,
      ],
      palette,
    }),
  ];
  pdf.y = Math.max(...ends) + 14;
}

type Party = { x: number; title: string; name: string; words: string[]; palette: PaletteName | undefined };

function drawParty(pdf: Pdf, { x, title, name, words, palette }: Party): number {
  const width = 240;
  const { ink, moss } = coloursOf({ palette });
  pdf.font('plain').fontSize(8).fillColor(moss).text(title, x, 114, { width });
  pdf.font('strong').fontSize(10).fillColor(ink).text(name, { width });
  pdf.font('plain').fontSize(9);
  for (const each of words.filter(Boolean)) pdf.text(each, { width });
  return pdf.y;
}
