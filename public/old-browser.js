/* Loaded in old browsers alone. It adds what they lack, or says that they are too old. Plain enough for browsers of 2012. */
(function (w, d) {
  var self = d.currentScript;
  var phone = (self && self.getAttribute('data-phone')) || '';
  var broken = self && self.getAttribute('data-broken') !== null;

  /* The same list as `floor` in newer-features.ts. */
  function isTooOld() {
    return !([].findLast && w.Object.hasOwn && w.structuredClone && w.AbortSignal);
  }

  function add(owner, name, value) {
    if (owner && !owner[name])
      Object.defineProperty(owner, name, { value: value, writable: true, configurable: true });
  }

  function addStandIns() {
    add(Array.prototype, 'toSorted', function (compare) {
      return this.slice().sort(compare);
    });
    add(Array.prototype, 'toReversed', function () {
      return this.slice().reverse();
    });
    add(Array.prototype, 'toSpliced', function () {
      var copy = this.slice();
      copy.splice.apply(copy, arguments);
      return copy;
    });
    add(Array.prototype, 'with', function (at, value) {
      var copy = this.slice();
      var index = at < 0 ? copy.length + at : at;
      if (index < 0 || index >= copy.length) throw new RangeError('Invalid index');
      copy[index] = value;
      return copy;
    });
    var lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|([^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;
    add(String.prototype, 'isWellFormed', function () {
      return !lone.test(String(this));
    });
    add(String.prototype, 'toWellFormed', function () {
      return Array.from(String(this), function (sign) {
        return sign.length === 1 && /[\uD800-\uDFFF]/.test(sign) ? '\uFFFD' : sign;
      }).join('');
    });
    add(Object, 'groupBy', function (items, keyOf) {
      var groups = Object.create(null);
      Array.from(items).forEach(function (item, at) {
        var key = keyOf(item, at);
        (groups[key] = groups[key] || []).push(item);
      });
      return groups;
    });
    add(Map, 'groupBy', function (items, keyOf) {
      var groups = new Map();
      Array.from(items).forEach(function (item, at) {
        var key = keyOf(item, at);
        if (groups.has(key)) groups.get(key).push(item);
        else groups.set(key, [item]);
      });
      return groups;
    });
    add(Promise, 'withResolvers', function () {
      var parts = {};
      parts.promise = new Promise(function (resolve, reject) {
        parts.resolve = resolve;
        parts.reject = reject;
      });
      return parts;
    });
    add(AbortSignal, 'timeout', function (milliseconds) {
      var controller = new AbortController();
      setTimeout(function () {
        controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
      }, milliseconds);
      return controller.signal;
    });
    add(AbortSignal, 'any', function (signals) {
      var controller = new AbortController();
      Array.from(signals).forEach(function (signal) {
        function end() {
          controller.abort(signal.reason);
        }
        if (signal.aborted) end();
        else signal.addEventListener('abort', end, { once: true });
      });
      return controller.signal;
    });
    add(URL, 'canParse', function (url, base) {
      try {
        return Boolean(base === undefined ? new URL(url) : new URL(url, base));
      } catch (error) {
        return false;
      }
    });
    add(Intl, 'Segmenter', Segmenter);
    addStorage('localStorage');
    addStorage('sessionStorage');
    add(w, 'matchMedia', function (query) {
      return {
        media: query,
        matches: false,
        addEventListener: function () {},
        removeEventListener: function () {},
      };
    });
    add(Element.prototype, 'checkVisibility', function () {
      return this.getClientRects().length > 0 && w.getComputedStyle(this).visibility === 'visible';
    });
  }

  /* A WebView without storage, or a browser that blocks it, remembers until the page is left. */
  function Memory() {}
  [
    [
      'getItem',
      function (key) {
        return hasOwn(this, key) ? this[key] : null;
      },
    ],
    [
      'setItem',
      function (key, value) {
        this[key] = String(value);
      },
    ],
    [
      'removeItem',
      function (key) {
        delete this[key];
      },
    ],
    [
      'clear',
      function () {
        Object.keys(this).forEach(this.removeItem, this);
      },
    ],
    [
      'key',
      function (at) {
        var key = Object.keys(this)[at];
        return key === undefined ? null : key;
      },
    ],
  ].forEach(function (method) {
    Object.defineProperty(Memory.prototype, method[0], { value: method[1] });
  });
  Object.defineProperty(Memory.prototype, 'length', {
    get: function () {
      return Object.keys(this).length;
    },
  });

  function hasOwn(owner, key) {
    return Object.prototype.hasOwnProperty.call(owner, key);
  }

  function addStorage(name) {
    try {
      if (w[name]) return;
    } catch (error) {
      /* Reading a blocked storage throws. */
    }
    Object.defineProperty(w, name, { value: new Memory(), configurable: true });
  }

  /* Whole letters: a base with its marks, conjuncts, emojis that are joined, and pairs that make a flag. */
  function Segmenter() {}
  Segmenter.prototype.segment = function (text) {
    var whole = new RegExp(
      '\\r\\n|\\p{RI}\\p{RI}|(?:\\P{M}|^\\p{M})(?:[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d]\\u200d?\\p{L}|\\u200d\\p{Extended_Pictographic}|[\\p{M}\\u200c\\u200d]|[\\u{1f3fb}-\\u{1f3ff}])*|[\\s\\S]',
      'gu',
    );
    var parts = [];
    for (var found = whole.exec(text); found; found = whole.exec(text))
      parts.push({ segment: found[0], index: found.index, input: text });
    parts.containing = function (at) {
      return parts.find(function (part) {
        return at >= part.index && at < part.index + part.segment.length;
      });
    };
    return parts;
  };

  function link(text, href) {
    var made = d.createElement('a');
    made.href = href;
    made.textContent = text;
    made.style.cssText = 'color:#fff;text-decoration:underline;display:inline-block;padding:10px 0';
    return made;
  }

  /* The policy of pages allows no style in the markup. A browser without cascade layers reads no style sheet of the shop. */
  function style(note) {
    note.style.cssText =
      'position:fixed;left:0;right:0;bottom:0;z-index:2147483647;margin:0;padding:12px 16px;background:#1f3d2b;color:#fff;font:17px/1.45 sans-serif;border-top:2px solid #fff';
    d.body.style.paddingBottom = '9rem';
    if (w.CSSLayerBlockRule || !d.styleSheets.length) return;
    try {
      [
        'img,video{max-width:100%;height:auto}',
        'svg{width:24px;height:24px}',
        'body{font-family:sans-serif;line-height:1.5;padding:16px}',
      ].forEach(function (rule) {
        d.styleSheets[0].insertRule(rule, d.styleSheets[0].cssRules.length);
      });
    } catch (error) {
      /* Plain HTML can be read too. */
    }
  }

  function say() {
    if (!d.body || d.getElementById('old-browser')) return;
    var note = d.createElement('p');
    note.id = 'old-browser';
    note.setAttribute('role', 'alert');
    var isStaff = location.pathname.indexOf('/admin') === 0;
    var add = function (part) {
      note.appendChild(typeof part === 'string' ? d.createTextNode(part) : part);
    };
    add('This browser is too old for the buttons of this shop. ');
    if (isStaff) add('Please open the staff pages in a newer one.');
    else if (phone) {
      add('You can read every page. To order, call ');
      add(link(phone, 'tel:' + phone));
      add(' or ');
      add(link('write on WhatsApp', 'https://wa.me/' + phone.replace(/\D/g, '')));
      add(', or open the shop in a newer browser.');
    } else add('You can read every page. To order, open the shop in a newer browser.');
    d.body.appendChild(note);
    style(note);
  }

  function sayWhenRead() {
    w.oldBrowserSaid = 1;
    if (d.readyState === 'loading') d.addEventListener('DOMContentLoaded', say);
    else say();
    /* The page's own code may take away what it does not know. */
    setInterval(say, 1000);
  }

  if (broken || isTooOld()) sayWhenRead();
  else addStandIns();
  if (self && self.parentNode) self.parentNode.removeChild(self);
})(window, document);
